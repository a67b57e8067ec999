import { allKomoditi } from '@/entities/komoditi';
import { type Periode, usePeriodeAt } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { useWholeList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { bigChanges, RuledForm, SubmitButton } from '@/shared/form';
import { useFailureToast } from '@/shared/ui/toaster';
import type { Correction } from '@/shared/write';
import { type HargaInput, hargaOf, standsOf, typedHarga } from '../model/harga';
import { editRules, type Lingkup } from '../model/lingkup';
import { addedNames, editedNames } from '../model/pending-harga';
import { KomoditiField, KomoditiPrices } from './HargaFields';

interface CorrectHargaPanganProps extends Correction {
  lingkup: Lingkup;
}

/** A price that waits, added or changed, in the form that it was typed into. */
export function CorrectHargaPangan({ lingkup, variables, draft, save, onSaved }: CorrectHargaPanganProps) {
  const { id } = variables;
  const waiting = variables.input as HargaInput;
  const { komoditi_id, kecamatan_id, periode_harga_pangan_id } = waiting;
  const user = useUser();
  const { wilayah } = useSite();
  const { periode, sebelumnya } = usePeriodeAt('harga-pangan', periode_harga_pangan_id);
  const komoditi = useWholeList(allKomoditi);
  useFailureToast(komoditi.error, 'Gagal mendapatkan data komoditi');
  // A change that an older app has stored does not tell its sub-district.
  const isPlaced = kecamatan_id !== undefined || lingkup.isWide;
  const of = (one: Periode | undefined) => (isPlaced ? one && lingkup.all(one.id, kecamatan_id) : null);
  const filled = useWholeList(of(periode));
  const before = useWholeList(of(sebelumnya));
  const was = (komoditiId: unknown) => before.rows.find((row) => row.komoditi_id === Number(komoditiId));
  const isTaken = (komoditiId: number) =>
    komoditiId !== Number(komoditi_id) && filled.rows.some((row) => row.komoditi_id === komoditiId);

  const namesOf = (input: HargaInput) => {
    const kecamatan = user?.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.id === kecamatan_id)?.kecamatans;
    const tempat = lingkup.isWide ? wilayah : kecamatan?.nama_kecamatan;
    const nama = komoditi.rows.find((row) => row.id === Number(input.komoditi_id))?.nama_komoditi;
    if (!tempat || !nama || !periode) return undefined;
    return (id === undefined ? addedNames : editedNames)(nama, `${tempat}, ${periode.nama_periode}`);
  };

  return (
    <RuledForm<HargaInput>
      rules={id === undefined ? lingkup.addRules : editRules}
      initialValues={{ komoditi_id: String(komoditi_id), ...typedHarga(waiting) }}
      fixed={standsOf(waiting)}
      doubts={(input) => bigChanges(input, hargaOf(was(input.komoditi_id)))}
      save={(input) => save({ ...variables, input }, namesOf(input))}
      onSaved={onSaved}
      draft={draft}
    >
      <KomoditiField komoditi={komoditi.rows} isTaken={isTaken} disabled={id !== undefined} />
      <KomoditiPrices was={was} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
