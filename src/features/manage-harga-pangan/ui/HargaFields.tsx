import type { ReactNode } from 'react';
import type { Komoditi } from '@/entities/komoditi';
import { SelectField, useFieldValue, WholeField } from '@/shared/form';
import { rupiah } from '@/shared/lib/format';
import { type HargaSebelumnya, hargaColumns } from '../model/harga';

/** The prices, each beside what it was. */
export const HargaFields = ({ sebelumnya }: { sebelumnya: HargaSebelumnya }) =>
  hargaColumns.map(([name, label]) => (
    <WholeField
      key={name}
      name={name}
      label={label}
      prefix="Rp. "
      help={sebelumnya && `Periode lalu ${rupiah(sebelumnya[name])}`}
    />
  ));

interface KomoditiFieldProps {
  komoditi: readonly Komoditi[];
  /** Whether its price is there already. */
  isTaken: (id: number) => boolean;
  help?: ReactNode;
  disabled?: boolean;
}

export const KomoditiField = ({ komoditi, isTaken, ...rest }: KomoditiFieldProps) => (
  <SelectField
    {...rest}
    name="komoditi_id"
    label="Komoditi"
    placeholder="Pilih Komoditi"
    options={komoditi.map(({ id, nama_komoditi, satuan }) =>
      isTaken(id) ? [id, `${nama_komoditi} (sudah diisi)`, true] : [id, `${nama_komoditi} (per ${satuan})`],
    )}
  />
);

/** The price fields beside the chosen commodity's prices of the period before. */
export const KomoditiPrices = ({ was }: { was: (komoditiId: unknown) => HargaSebelumnya }) => (
  <HargaFields sebelumnya={was(useFieldValue('komoditi_id'))} />
);
