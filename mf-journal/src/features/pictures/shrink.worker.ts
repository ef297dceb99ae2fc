import { encodePicture } from './encodePicture'

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void encodePicture(data).then((encoded) => self.postMessage(encoded))
})
