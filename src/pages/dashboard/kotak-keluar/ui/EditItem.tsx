import { RuledForm, SubmitButton, TextField } from '@/shared/form';
import type { Outbox, OutboxItem } from '@/shared/outbox';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { typedFields, withTyped } from '../model/fields';
import css from './kotak-keluar.module.css';

interface EditItemProps {
  item: OutboxItem;
  outbox: Outbox;
  onClose: () => void;
}

const errorIn = ({ refusal }: OutboxItem, name: string) => refusal?.data?.errors?.[name]?.[0];

/** Opens what was typed again; the server judges it anew. */
export function EditItem({ item, outbox, onClose }: EditItemProps) {
  const fields = typedFields(item);
  const seen = item.refusal?.data?.baris?.['revisi'];
  const save = async (typed: Record<string, unknown>) => {
    // Whoever saves now has seen the server's row.
    const revisi = item.revisi !== undefined && typeof seen === 'number' ? seen : item.revisi;
    if (!(await outbox.edit(item.key, withTyped(item, typed), revisi))) toast.info('Data ini sudah dikirim');
    return { error: null };
  };
  return (
    <Sheet title="Perbaiki" onClose={onClose}>
      <p className={css['sebab']}>{item.label}</p>
      <RuledForm<Record<string, unknown>>
        rules={[]}
        initialValues={Object.fromEntries(fields.map(({ name, text }) => [name, text]))}
        save={save}
        onSaved={onClose}
      >
        {fields.map(({ name, label }) => (
          <TextField key={name} name={name} label={label} help={errorIn(item, name)} autoComplete="off" />
        ))}
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}
