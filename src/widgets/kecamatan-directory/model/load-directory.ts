import { allKecamatan, KECAMATAN_LIST } from '@/entities/wilayah';
import { ask, type PageLoad } from '@/shared/api';

/** What a page with a directory asks for. */
export const loadDirectory: PageLoad = async (client) => {
  await ask(client, KECAMATAN_LIST, allKecamatan);
  return 200;
};
