import { gql } from '@apollo/client';
import { nameUkuran } from '#contract/formulas/skpg/naik.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useOnce, useSave, type WriteDocument } from '@/shared/write';

const KONFIRMASI: WriteDocument<{ ambang_skpg: object }, { id: number; input: object }> = gql`
  mutation KonfirmasiAmbang($id: Int!, $input: KonfirmasiInput!) {
    saved: konfirmasiAmbang(id: $id, input: $input)
      @rest(type: "SavedAmbang", path: "/ambang-skpg/{args.id}/konfirmasi", method: "POST") {
      ambang_skpg
    }
  }
`;

/** Whoever confirms has read the threshold in its source: his name and the day stand beside it. */
export function KonfirmasiAmbang({ row, onClose }: { row: AmbangSkpg; onClose: () => void }) {
  const { id, revisi, skema, ukuran, aman, waspada, rentan, sumber, naik } = row;
  const confirm = useOnce(
    useSave(KONFIRMASI, {
      done: 'Ambang dikonfirmasi',
      failed: 'Gagal mengonfirmasi ambang',
      refresh: ['ambangSkpg', 'kerja'],
    }),
  );
  return (
    <ConfirmDialog
      title="Konfirmasi ambang?"
      text={`${skemas[skema].nama}, ${nameUkuran(ukuran, naik ?? 'N/D')}: aman ${aman}, waspada ${waspada}, rentan ${rentan}, menurut ${sumber}. Nama Anda dan tanggal hari ini tercatat di sampingnya.`}
      confirm="Konfirmasi"
      onConfirm={async () => {
        const { error } = await confirm({ id, input: {} }, { revisi });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
