import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Tells that what stands in the form was typed before. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      action={
        <Button look="tenang" onClick={onDiscard}>
          Buang
        </Button>
      }
    >
      Isian yang belum disimpan dikembalikan.
    </Notice>
  );
}
