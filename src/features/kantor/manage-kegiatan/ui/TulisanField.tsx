import { Tabs, Textarea } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { keluhanTautan } from '#contract/tulisan/bersih.ts';
import { Tulisan } from '@/entities/kegiatan-dinas';
import { FormField, useFormField } from '@/shared/form';
import { Notice } from '@/shared/ui/Notice';
import { bernomor, daftar, sisipkan, subjudul, tebal } from '../model/tanda';
import css from './kegiatan-form.module.css';
import { TandaBar } from './TandaBar';
import { TautanRow } from './TautanRow';

const MAX = 20_000;

/** A text with simple marks, and beside it (on a phone behind a tab) how it will be read. */
export function TulisanField({ name, label }: { name: string; label: string }) {
  const { input, complaint } = useFormField(name);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isLinking, setLinking] = useState(false);
  const mark = (one: Parameters<typeof sisipkan>[1]) => field.current && sisipkan(field.current, one);
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'b' && key !== 'k') return;
    event.preventDefault();
    if (key === 'b') mark(tebal);
    else setLinking(true);
  };
  const leaveLink = () => {
    setLinking(false);
    field.current?.focus();
  };
  const link: Parameters<typeof TautanRow>[0]['onLink'] = (tautan) => {
    setLinking(false);
    mark(tautan);
  };
  const keluhan = keluhanTautan(input.value);

  return (
    <Tabs.Root defaultValue="tulis" className={css['tulisan']}>
      <Tabs.List aria-label="Tulis atau lihat" className={css['tab']}>
        <Tabs.Trigger value="tulis">Tulis</Tabs.Trigger>
        <Tabs.Trigger value="pratinjau">Pratinjau</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="tulis" className={css['panel']}>
        <FormField
          label={label}
          complaint={complaint}
          help="Baris kosong memisahkan alinea. Tanda ##, **, - dan 1. menjadi subjudul, huruf tebal dan daftar."
        >
          {(control) => (
            <>
              <TandaBar
                onMark={(tanda) => mark({ subjudul, tebal, daftar, bernomor }[tanda])}
                onLink={() => setLinking(true)}
              />
              {isLinking && <TautanRow onLink={link} onCancel={leaveLink} />}
              <Textarea {...control} {...input} ref={field} rows={14} maxLength={MAX} onKeyDown={press} />
            </>
          )}
        </FormField>
      </Tabs.Content>
      <Tabs.Content value="pratinjau" className={css['panel']}>
        <section aria-label="Pratinjau" className={css['pratinjau']}>
          <p className={css['kepala']} aria-hidden>
            Pratinjau
          </p>
          {keluhan && <Notice status="error">{keluhan}</Notice>}
          {input.value.trim() ? <Tulisan>{input.value}</Tulisan> : <p>Yang Anda tulis tampil di sini.</p>}
        </section>
      </Tabs.Content>
    </Tabs.Root>
  );
}
