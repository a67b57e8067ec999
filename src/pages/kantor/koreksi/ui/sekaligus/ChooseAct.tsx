import type { Rule } from '#contract/rules.ts';
import { empty } from '#contract/rules.ts';
import { DecimalField, RuledForm, SelectField, SubmitButton, useFieldValue, WholeField } from '@/shared/form';
import type { Report } from '../../config/reports';
import type { Act } from '../../model/corrections';

interface ActInput {
  cara: string;
  isian: string;
  kali: string;
  angka: string | number;
}

const ways = [
  ['isi', 'Isi angka yang sama'],
  ['kali', 'Kalikan 10, 100, atau 1.000'],
  ['bagi', 'Bagi dengan 10, 100, atau 1.000'],
  ['hapus', 'Hapus barisnya'],
] as const;

const isShift = ({ cara }: ActInput) => cara === 'kali' || cara === 'bagi';

const rules: readonly Rule<ActInput>[] = [
  empty('Pilih caranya', 'cara'),
  ['Pilih isiannya', (values) => values.cara !== 'hapus' && !values.isian, 'isian'],
  ['Pilih bilangannya', (values) => isShift(values) && !values.kali, 'kali'],
  ['Isi angkanya', ({ cara, angka }) => cara === 'isi' && angka === '', 'angka'],
];

const ALL = 'semua';

interface ChooseActProps {
  laporan: Report;
  count: number;
  onChoose: (act: Act) => void;
}

/** The first step: the choice of an act for all selected rows. It sends nothing. */
export function ChooseAct({ laporan, count, onChoose }: ChooseActProps) {
  const choose = ({ cara, isian, kali, angka }: ActInput) => {
    if (cara === 'hapus') onChoose({ does: 'hapus' });
    else if (cara === 'isi') onChoose({ does: 'isi', figure: isian, value: Number(angka) });
    else {
      const figures = isian === ALL ? laporan.figures.map(({ name }) => name) : [isian];
      onChoose({ does: cara === 'kali' ? 'kali' : 'bagi', figures, factor: Number(kali) });
    }
    return Promise.resolve({ error: null });
  };
  return (
    <RuledForm<ActInput>
      rules={rules}
      initialValues={{ cara: '', isian: '', kali: '', angka: '' }}
      save={choose}
      isLeftFreely
    >
      <SelectField name="cara" label="Cara" placeholder={`Apa yang diperbuat dengan ${count} baris`} options={ways} />
      <Fields laporan={laporan} />
      <SubmitButton>Lihat hasilnya dulu</SubmitButton>
    </RuledForm>
  );
}

function Fields({ laporan: { figures } }: Pick<ChooseActProps, 'laporan'>) {
  const cara = useFieldValue('cara') ?? '';
  const isian = useFieldValue('isian');
  if (cara === '' || cara === 'hapus') return null;
  const figure = figures.find(({ name }) => name === isian);
  const Figure = figure?.kind === 'decimal' ? DecimalField : WholeField;
  const names = figures.map(({ name, label }) => [name, label] as const);
  return (
    <>
      <SelectField
        name="isian"
        label="Isian"
        placeholder="Pilih isian"
        options={cara === 'isi' ? names : [...names, [ALL, 'Semua isian angka'] as const]}
      />
      {cara === 'isi' ? (
        <Figure
          key={figure?.name}
          name="angka"
          label="Angka"
          {...(figure?.prefix && { prefix: figure.prefix })}
          {...(figure?.unit && { unit: figure.unit })}
        />
      ) : (
        <SelectField
          name="kali"
          label={cara === 'kali' ? 'Dikalikan' : 'Dibagi'}
          placeholder="Pilih bilangan"
          options={[
            ['10', '10'],
            ['100', '100'],
            ['1000', '1.000'],
          ]}
        />
      )}
    </>
  );
}
