import { type ComponentProps, type ReactNode, useId } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { jenisProduk, satuanProduk } from '#contract/limits.ts';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import type { EtalaseFilter, FilterName } from '../model/filter';
import css from './filter-bar.module.css';

export interface FilterFormProps extends Omit<ComponentProps<'form'>, 'children'> {
  filter: EtalaseFilter;
  kecamatan: readonly { id: number; nama_kecamatan: string }[];
  /** Another way to choose one's own sub-district. */
  here?: ReactNode;
  /** Stands before the button that applies the form. */
  before?: ReactNode;
}

/** What the showcase is narrowed by: a plain form, whose fields are named as the address has them. */
export function FilterForm({ filter, kecamatan, here, before, ...form }: FilterFormProps) {
  const places = kecamatan.map(({ id, nama_kecamatan }) => [String(id), nama_kecamatan] as const);
  return (
    <form className={css['isian']} {...form}>
      <Choice
        label={regional('Kecamatan penjual')}
        name="kecamatan"
        none={regional('Semua kecamatan')}
        choices={places}
        filter={filter}
      />
      <Choice label="Jenis" name="jenis" none="Semua jenis" choices={pairs(jenisProduk)} filter={filter} />
      <div className={css['pasangan']}>
        <Price label="Harga dari" name="harga_dari" filter={filter} />
        <Price label="Harga sampai" name="harga_sampai" filter={filter} />
      </div>
      <Choice label="Satuan" name="satuan" none="Semua satuan" choices={pairs(satuanProduk)} filter={filter} />
      <Choice label={regional('Kecamatan saya')} name="dekat" none="Belum dipilih" choices={places} filter={filter}>
        {regional('Untuk urutan terdekat: kecamatan yang sama lebih dahulu, lalu yang terdekat darinya.')}
      </Choice>
      {here}
      <div className={css['tombol']}>
        {before}
        <Button type="submit">Terapkan</Button>
      </div>
    </form>
  );
}

const pairs = (words: readonly string[]) => words.map((word) => [word, word] as const);

interface FieldProps {
  label: string;
  name: FilterName;
  filter: EtalaseFilter;
}

interface ChoiceProps extends FieldProps {
  none: string;
  choices: readonly (readonly [value: string, label: string])[];
  children?: ReactNode;
}

function Choice({ label, name, none, choices, filter, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css['label']}>
      <label htmlFor={id}>{label}</label>
      {/* Choices, and where somebody is, may come later than the form: a new key lets the chosen one stand then. */}
      <NativeSelect
        id={id}
        name={name}
        defaultValue={filter[name]}
        key={`${choices.length} ${filter[name]}`}
        {...(children && { 'aria-describedby': `${id}-ket` })}
      >
        <option value="">{none}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {children && (
        <p id={`${id}-ket`} className={css['keterangan']}>
          {children}
        </p>
      )}
    </div>
  );
}

const NUMBERS = 'Angka saja, dalam rupiah, paling banyak 999.999.999';

function Price({ label, name, filter }: FieldProps) {
  const id = useId();
  return (
    <div className={css['label']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={css['harga']}
        defaultValue={filter[name]}
        inputMode="numeric"
        placeholder="Rp"
        maxLength={13}
        pattern="[.\s]*([0-9][.\s]*){0,9}"
        title={NUMBERS}
        // The browser's own sentence is in the browser's language.
        onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(NUMBERS)}
        onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        autoComplete="off"
      />
    </div>
  );
}
