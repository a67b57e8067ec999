import type { AlasanAduan } from '#contract/limits.ts';
import { aduanProdukRules } from '#contract/resources/aduan-produk.ts';
import { RobotCheckField, useRobotCheck } from '@/entities/robot-check';
import { RuledForm, SelectField, SubmitButton, stillBroken, TextAreaField } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { type Aduan, REPORT_PRODUK } from '../api/report-produk';
import css from './report-produk.module.css';

const reasons: readonly (readonly [AlasanAduan, string])[] = [
  ['penipuan', 'Penipuan atau mencurigakan'],
  ['tidak dijual', 'Sudah tidak dijual, atau nomornya mati'],
  ['keliru', 'Harga, foto, atau keterangannya keliru'],
  ['tidak pantas', 'Foto atau tulisannya tidak pantas'],
  ['lainnya', 'Lainnya'],
];

const FAILED = 'Gagal mengirim laporan';

/** A report for the office. It is sent at once or not at all: nothing waits on this device. */
export function ReportForm({ produkId, onSent }: { produkId: number; onSent: () => void }) {
  const check = useRobotCheck();
  const submit = useSubmit(REPORT_PRODUK, FAILED);

  const save = async (typed: Aduan) => {
    const input = { ...typed, produk_id: produkId, recaptcha: await check.proof() };
    const unproved = stillBroken(aduanProdukRules, input);
    if (unproved) return unproved;
    const outcome = await submit({ input });
    if (!outcome.error) {
      toast.success('Laporan diterima. Terima kasih, dinas akan memeriksanya.');
      return outcome;
    }
    // What was never answered has most likely never arrived: the check is still good, and nothing was kept.
    if (outcome.error.code !== 0) check.renew();
    return outcome.error.code === 0 ? { ...outcome, says: `${outcome.says} Laporan ini belum terkirim.` } : outcome;
  };

  return (
    <RuledForm<Aduan>
      rules={aduanProdukRules}
      initialValues={{ alasan: '', keterangan: '' }}
      fixed={{ produk_id: produkId, recaptcha: check.token }}
      save={save}
      onSaved={onSent}
    >
      <p className={css['kata']}>Laporan dibaca dinas. Penjual tidak diberi tahu siapa yang melaporkan.</p>
      <SelectField name="alasan" label="Alasan" placeholder="Pilih alasan" options={reasons} />
      <TextAreaField name="keterangan" label="Keterangan" />
      <RobotCheckField check={check} />
      <SubmitButton>Kirim laporan</SubmitButton>
    </RuledForm>
  );
}
