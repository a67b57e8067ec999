/** A JPEG or PNG as an address that holds it: a PDF that draws it again under the same one has it once. */
export function asAddress(picture: Uint8Array): string {
  const letters = Array.from(picture, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/${picture[0] === 0xff ? 'jpeg' : 'png'};base64,${btoa(letters)}`;
}
