import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';

/** Removes floating-point noise such as 5.200000000000003. */
export const rounded = (value: number, digits = 6): number => Number(value.toFixed(digits));

/** Surplus, or deficit when negative. */
export const neracaOf = ({ ketersediaan, kebutuhan }: { ketersediaan: number; kebutuhan: number }): number =>
  rounded(ketersediaan - kebutuhan);

interface Joined {
  pangan_id: number;
  nama_pangan: string;
  logo_pangan: string | null;
}

/** Nests the joined pangan under `pangans`, where the spec's cards look for its logo. */
export const pangans = <Found extends Joined>({ nama_pangan, logo_pangan, ...row }: Found) => ({
  ...row,
  pangans: { id: row.pangan_id, nama_pangan, logo_pangan_url: mediaUrlOrNull(logo_pangan) },
});
