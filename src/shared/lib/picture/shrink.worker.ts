import { drawSmaller, type Measure, upright } from './draw-smaller';

export interface ShrinkOrder extends Measure {
  file: Blob;
}

addEventListener('message', async ({ data }: MessageEvent<ShrinkOrder>) => {
  try {
    const image = await upright(data.file);
    const jpeg = await drawSmaller({ image, width: image.width, height: image.height }, data, (width, height) => {
      const canvas = new OffscreenCanvas(width, height);
      return {
        context: canvas.getContext('2d'),
        toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
      };
    });
    image.close();
    postMessage(jpeg);
  } catch {
    postMessage(null);
  }
});
