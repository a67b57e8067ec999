import { useAddressParams } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import css from './place-trend.module.css';

interface TrendPickProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  value: number;
  options: readonly (readonly [value: number, label: string])[];
  /** Other parameters that the address keeps, where the form is sent without JavaScript. */
  keeps: Readonly<Record<string, string | number>>;
}

/** What a trend is of: a choice in the address, which a form also makes before or without JavaScript. */
export function TrendPick({ name, label, value, options, keeps }: TrendPickProps) {
  const [, changeQuery] = useAddressParams();
  const choose = (chosen: string) =>
    changeQuery((next) => {
      next.set(name, chosen);
    });
  return (
    <form method="get" className={css['pilih']} action="#setahun">
      {Object.entries(keeps).map(([kept, its]) => (
        <input key={kept} type="hidden" name={kept} value={its} />
      ))}
      <NativeSelect name={name} aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([id, nama]) => (
          <option key={id} value={id}>
            {nama}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <Button type="submit" look="tenang">
          Tampilkan
        </Button>
      </noscript>
    </form>
  );
}
