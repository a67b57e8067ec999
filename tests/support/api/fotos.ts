/** A file that begins as a picture of its format does; no two are alike. For ports that do not look further. */
export function foto(name = 'foto.jpg', beginning: number[] = [0xff, 0xd8, 0xff]): File {
  return new File([new Uint8Array(beginning), crypto.randomUUID()], name, { type: 'image/jpeg' });
}

const madu = { judul: 'Madu Hutan', deskripsi: 'Dari Damai', stok: '3', harga: '90000', satuan: 'bungkus' };

type Part = [name: string, value: string | File];

/** The form of a product, with these parts too. */
export function formWith(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(madu), ...parts]) form.append(name, value);
  return form;
}

/** So many photos of a product's form, the one at `main` the main one. */
export const fotos = (count: number, main = 0): Part[] =>
  Array.from({ length: count }, (_, at): Part[] => [
    ['foto[]', foto(`${at}.jpg`)],
    ['main[]', at === main ? '1' : '0'],
  ]).flat();

export interface Foto {
  id: number;
  foto_url: string;
  main: string;
}

export const mains = (produk: { produk_fotos: Foto[] }): string[] => produk.produk_fotos.map(({ main }) => main);
