import { Pair, TextField, WholeField } from '@/shared/form';

interface JumlahFieldsProps {
  /** What is counted, */
  label: string;
  /** and in what. */
  unit: string;
}

/** What is counted in a year, and by whom. */
export const JumlahFields = ({ label, unit }: JumlahFieldsProps) => (
  <>
    <Pair>
      <TextField name="tahun" label="Tahun" inputMode="numeric" maxLength={4} />
      <WholeField name="jumlah" label={label} unit={unit} />
    </Pair>
    <TextField name="sumber" label="Sumber" maxLength={200} help="Dari mana angkanya." />
  </>
);
