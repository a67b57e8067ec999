import { Button } from '../../ui/button';
import css from './form.module.css';

/** Tells that what stands in the form was typed before. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={css['draf']} role="status">
      Isian yang belum disimpan dikembalikan.
      <Button look="tenang" onClick={onDiscard}>
        Buang
      </Button>
    </p>
  );
}
