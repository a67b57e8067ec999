import { KEGIATAN_DINAS_DETAIL, KEGIATAN_DINAS_LIST } from '@/entities/kegiatan-dinas';
import { ApiError, listNeed, type Needs, need } from '@/shared/api';

/** Ten activities a load (spec section 9). */
export const tenKegiatan = listNeed(KEGIATAN_DINAS_LIST, { limit: 10 });

/** The activity that an address names; one that is no number names nothing. */
export const kegiatanAt = (param: string | undefined) => {
  const id = /^\d{1,9}$/.test(param ?? '') ? Number(param) : 0;
  return id ? need(KEGIATAN_DINAS_DETAIL, { id }) : null;
};

/** Whether the API itself has said that there is no such activity. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404 && error.data !== undefined;

export const kegiatanNeeds: Needs = async (read) => {
  await read(tenKegiatan);
  return 200;
};

export const detailKegiatanNeeds: Needs = async (read, { params }) => {
  const kegiatan = kegiatanAt(params['id']);
  if (!kegiatan) return 404;
  try {
    await read(kegiatan);
    return 200;
  } catch (error) {
    if (isMissing(error)) return 404;
    throw error;
  }
};
