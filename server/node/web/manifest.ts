import { alamatGambar, namaPendek, namaSitus, type Situs, versiGambar } from '#contract/formulas/situs/situs.ts';
import { reply, tagOf } from './answer.ts';
import { type StaticFile, serveFile } from './static-files.ts';

/** The built manifest, with the office's own names and colour where it has chosen some. */
export async function serveManifest(request: Request, file: StaticFile, situs: Situs | null): Promise<Response> {
  if (!situs) return serveFile(request, file);
  const { body, headers } = file.plain;
  const builtManifest = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())) as object;
  const versi = versiGambar(situs);
  const officeFields = {
    // Screenshots of the app as it comes show another name and other colours.
    screenshots: undefined,
    ...(versi && { icons: iconsOf(versi) }),
    ...(situs.nama && { name: namaSitus(situs) }),
    ...((situs.nama || situs.pendek) && { short_name: namaPendek(situs) }),
    ...(situs.warna && { theme_color: situs.warna }),
  };
  const text = new TextEncoder().encode(JSON.stringify({ ...builtManifest, ...officeFields }));
  return reply(request, { status: 200, headers: { ...headers, etag: `"${tagOf(text)}"` }, body: text });
}

const iconsOf = (versi: string) => {
  const icon = (gambar: 'kecil' | 'besar' | 'topeng', side: number, purpose: 'any' | 'maskable') => ({
    src: alamatGambar(versi, gambar),
    ...{ sizes: `${side}x${side}`, type: 'image/png', purpose },
  });
  return [icon('kecil', 192, 'any'), icon('besar', 512, 'any'), icon('topeng', 512, 'maskable')];
};
