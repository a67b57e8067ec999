import type { ReactNode } from 'react';
import type { Pangan } from '@/entities/pangan';
import { DecimalField, SelectField } from '@/shared/form';
import { type StokSebelumnya, stokColumns } from '../model/stok';

/** The three figures of a food, each beside what it was. */
export const KetersediaanFields = ({ sebelumnya }: { sebelumnya: StokSebelumnya | undefined }) =>
  stokColumns.map(({ name, label, show, prefix, unit }) => (
    <DecimalField
      key={name}
      name={name}
      label={label}
      prefix={prefix}
      unit={unit}
      help={sebelumnya && ['Periode lalu', show(sebelumnya[name]), unit?.toLowerCase()].filter(Boolean).join(' ')}
    />
  ));

interface PanganFieldProps {
  pangan: readonly Pangan[];
  /** Whether its row is there already. */
  isTaken: (id: number) => boolean;
  help?: ReactNode;
  disabled?: boolean;
}

export const PanganField = ({ pangan, isTaken, ...rest }: PanganFieldProps) => (
  <SelectField
    {...rest}
    name="pangan_id"
    label="Pangan"
    placeholder="Pilih Pangan"
    options={pangan.map(({ id, nama_pangan }) =>
      isTaken(id) ? [id, `${nama_pangan} (sudah diisi)`, true] : [id, nama_pangan],
    )}
  />
);
