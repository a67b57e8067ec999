import type { Row } from '../api/answers.ts';
import { logIn, open } from '../screens/open.tsx';
import { mainButton, newProduk, ownProduk } from './own-produk.ts';

/** Opens a further product of the demo's farmer for a change. */
export async function openNew(judul: string, fotos = 1) {
  const token = await logIn('petani');
  const produk = await newProduk(token, judul, fotos);
  const opened = await open(`/dashboard/pangan/edit/${produk.slug}`);
  await mainButton(fotos);
  return { token, produk, ...opened };
}

/** The photos that the server has of it. */
export const fotosNow = async (token: string, judul: string): Promise<Row[]> =>
  (await ownProduk(token, judul))[0].produk_fotos;

export const mainOf = (fotos: Row[]) => fotos.find(({ main }) => main === '1')?.id;
