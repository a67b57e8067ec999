import { storedIdentitas } from '../office/identitas.ts';
import type { Ports } from '../ports.ts';

/** Wide enough for three centimetres of paper at 300 dots an inch. */
const WIDTH = 480;

/** The office's logo in a format that a PDF takes; null without one, or where its file is gone. */
export async function logoOf({
  db,
  files,
  pictures,
}: Pick<Ports, 'db' | 'files' | 'pictures'>): Promise<Uint8Array | null> {
  const { logo } = await storedIdentitas(db);
  const bytes = logo === null ? null : await files.read(logo);
  if (logo === null || bytes === null) return null;
  return logo.endsWith('.jpg') ? bytes : pictures.rendition(bytes, WIDTH, 'png');
}
