import { MoodTiles } from '../features/tiles/MoodTiles'

export default MoodTiles
