import { MoodTiles } from '../features/figures/MoodTiles'

export default MoodTiles
