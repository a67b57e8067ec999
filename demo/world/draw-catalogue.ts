import { drawLogos } from '../../server/acuan/draw-logos.ts';
import { storePictures } from '../../server/acuan/store-drawings.ts';
import type { Ports } from '../../server/ports.ts';
import { sceneSvg } from '../art/scene.ts';
import { kegiatanSeed } from './catalogue/kegiatan.ts';
import { komoditiSeed } from './catalogue/komoditi.ts';
import { panganSeed } from './catalogue/pangan.ts';
import { produkSeed } from './catalogue/produk.ts';
import { sliderSeed } from './catalogue/slider.ts';

/** Everything of the catalogue together with the names of its stored pictures. */
export async function drawCatalogue(ports: Pick<Ports, 'files' | 'pictures'>) {
  const scenes = async <Seed extends { foto: Parameters<typeof sceneSvg>[0] }>(seeds: readonly Seed[]) => {
    const names = await storePictures(
      ports,
      seeds.map(
        ({ foto }) =>
          () =>
            sceneSvg(foto),
      ),
      'jpeg',
    );
    return seeds.map((seed, index) => ({ ...seed, namaFoto: names[index] ?? '' }));
  };
  const fotoProduk = await scenes(produkSeed.flatMap(({ fotos }, nomor) => fotos.map((foto) => ({ foto, nomor }))));
  const fotoOf = (nomor: number) => fotoProduk.filter((foto) => foto.nomor === nomor).map(({ namaFoto }) => namaFoto);

  return {
    pangan: await drawLogos(ports, panganSeed),
    komoditi: await drawLogos(ports, komoditiSeed),
    produk: produkSeed.map((seed, nomor) => ({ ...seed, namaFoto: fotoOf(nomor) })),
    kegiatan: await scenes(kegiatanSeed),
    slider: await scenes(sliderSeed),
  };
}
