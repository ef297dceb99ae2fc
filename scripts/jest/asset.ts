// Stands for every font and picture that a test imports.
export default 'asset'
