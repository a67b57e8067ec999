import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import type { TimbangBalita } from '@/entities/timbang-balita';
import type { DesaKelurahan } from '@/entities/wilayah';
import { SelectField, WholeField } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { belumTercatat, type Hitungan, hitungan, type TimbangInput, timbangDi } from '../model/hitungan';

interface TimbangFieldsProps {
  kecamatan: { id: number; nama_kecamatan: string };
  /** All villages of the sub-district. */
  desa: readonly DesaKelurahan[];
  /** Whether a village has reported already, by its id. */
  isTaken: (kelurahanId: string) => boolean;
  /** Stands below the choice of the village. */
  help?: ReactNode;
  /** The weighings of the period before. */
  before: readonly TimbangBalita[];
}

/** The fields of a village's weighing, each figure beside what it was (spec section 2). */
export function TimbangFields({ kecamatan, desa, isTaken, help, before }: TimbangFieldsProps) {
  const { values } = useFormState<TimbangInput>({ subscription: { values: true } });
  const was = timbangDi(before, values.kelurahan_id);
  return (
    <>
      <SelectField
        name="kecamatan_id"
        label="Kecamatan"
        placeholder="Pilih Kecamatan"
        options={[[kecamatan.id, kecamatan.nama_kecamatan]]}
        disabled
      />
      <SelectField
        name="kelurahan_id"
        label="Desa/Kelurahan"
        placeholder="Pilih Desa/Kelurahan"
        options={desa.map(({ id, nama_desa_kelurahan }) =>
          isTaken(String(id)) ? [id, `${nama_desa_kelurahan} (sudah diisi)`, true] : [id, nama_desa_kelurahan],
        )}
        help={help}
      />
      {hitungan.map(([name, label]) => (
        <WholeField key={name} name={name} label={label} help={helpOf(name, was, values)} />
      ))}
    </>
  );
}

function helpOf(name: keyof Hitungan, was: Hitungan | undefined, values: Partial<TimbangInput>): string {
  const rest = name === 'berat_badan_tidak_naik' ? belumTercatat(values) : null;
  return [
    was && `Periode lalu ${angka(was[name])}`,
    rest !== null && `${angka(rest)} balita baru atau tidak ditimbang bulan lalu`,
  ]
    .filter(Boolean)
    .join('. ');
}
