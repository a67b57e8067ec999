/** Reads a picture the way it was held. Older browsers turn it by themselves and do not know the word. */
export const upright = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch((reason: unknown) => {
    if (reason instanceof TypeError) return createImageBitmap(file);
    throw reason;
  });
