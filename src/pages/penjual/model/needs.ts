import { PRODUK_LIST } from '@/entities/produk';
import { listNeed, type Needs } from '@/shared/api';

/** Products a load. */
const limit = 20;

/** The products of the account that an address names; null where it names none. */
export const produkOf = (id: string | undefined) =>
  id && /^[1-9]\d{0,8}$/.test(id) ? listNeed(PRODUK_LIST, { user_id: Number(id), limit }) : null;

/** Who offers nothing has no page: an account without products is nobody's business. */
export const penjualNeeds: Needs = async (read, { params }) => {
  const asked = produkOf(params['id']);
  if (!asked) return 404;
  const answer = await read(asked);
  return answer?.page?.data.length === 0 ? 404 : 200;
};
