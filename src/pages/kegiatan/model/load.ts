import { KEGIATAN_DINAS_DETAIL, KEGIATAN_DINAS_LIST } from '@/entities/kegiatan-dinas';
import { ApiError, ask, type PageLoad } from '@/shared/api';

/** Activities a load (spec section 9). */
export const tenKegiatan = { limit: 10 };

/** An address that is no number names nothing. */
export const idOf = (param: string | undefined): number => (/^\d{1,9}$/.test(param ?? '') ? Number(param) : 0);

export const loadKegiatan: PageLoad = async (client) => {
  await ask(client, KEGIATAN_DINAS_LIST, { filter: tenKegiatan });
  return 200;
};

export const loadDetailKegiatan: PageLoad = async (client, { params }) => {
  const id = idOf(params['id']);
  if (!id) return 404;
  return ask(client, KEGIATAN_DINAS_DETAIL, { id }).then(
    () => 200,
    (error) => {
      if (isMissing(error)) return 404;
      throw error;
    },
  );
};

/** Whether the API itself has said that there is no such activity. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404 && error.data !== undefined;
