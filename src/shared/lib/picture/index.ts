import { drawSmaller, type Measure } from './draw-smaller';
import type { ShrinkOrder } from './shrink.worker';

/**
 * Turns a picture upright and makes it small enough, as a JPEG without what the camera noted about the place.
 * @throws when the device cannot read or draw it
 */
export async function shrinkPicture(file: File, measure: Measure): Promise<File> {
  const jpeg = (await inWorker(file, measure)) ?? (await onPage(file, measure));
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** The page stays alive meanwhile. @returns null where a worker cannot do it */
const inWorker = (file: File, measure: Measure): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return resolve(null);
    const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
    const finish = (jpeg: Blob | null) => {
      worker.terminate();
      resolve(jpeg);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => finish(data));
    // Its code did not come, or the browser knows no such workers.
    worker.addEventListener('error', () => finish(null));
    worker.postMessage({ file, ...measure } satisfies ShrinkOrder);
  });

/** An `<img>` turns upright by itself everywhere. */
async function onPage(file: File, measure: Measure): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const drawable = { image, width: image.naturalWidth, height: image.naturalHeight };
    return await drawSmaller(drawable, measure, (width, height) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      return {
        context: canvas.getContext('2d'),
        toJpeg: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
      };
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
