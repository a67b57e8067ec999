import { type DrawingPorts, storeDrawings } from '../../server/acuan/store-drawings.ts';
import { storeLogos } from '../../server/acuan/write-acuan.ts';
import type { SceneArt } from '../art/art.ts';
import { sceneSvg } from '../art/scene.ts';
import { kegiatanSeed } from './catalogue/kegiatan.ts';
import { produkSeed } from './catalogue/produk.ts';
import { sliderSeed } from './catalogue/slider.ts';

/** The logos, and everything of the catalogue together with the names of its stored pictures. */
export async function drawCatalogue(ports: DrawingPorts) {
  const store = (scenes: readonly SceneArt[]) =>
    storeDrawings(
      ports,
      scenes.map((art) => () => sceneSvg(art)),
      'jpeg',
    );
  const withFoto = async <Seed extends { foto: SceneArt }>(seeds: readonly Seed[]) => {
    const names = await store(seeds.map(({ foto }) => foto));
    return seeds.map((seed, index) => ({ ...seed, namaFoto: names[index] ?? '' }));
  };
  const fotoProduk = await store(produkSeed.flatMap(({ fotos }) => fotos));

  return {
    logoOf: await storeLogos(ports),
    produk: produkSeed.map((seed) => ({ ...seed, namaFoto: fotoProduk.splice(0, seed.fotos.length) })),
    kegiatan: await withFoto(kegiatanSeed),
    slider: await withFoto(sliderSeed),
  };
}
