import { FullScreen } from '@/shared/ui/full-screen';
import { useOutbox } from '@/shared/write';
import { listSource } from '../model/list/list-source';
import type { OwnList } from '../model/list/own-list';
import { ImportSteps } from './ImportSteps';

export interface ImportListScreenProps {
  title: string;
  /** All of it, as it is known on this device by now. */
  useList: () => { list: OwnList; isLoading: boolean; error: Error | undefined; retry: () => void };
  /** Names the draft of a file that is not stored yet. */
  keep: string;
  onClose: () => void;
}

/** From a template and a file to changed rows on this device. */
export function ImportListScreen({ title, useList, keep, onClose }: ImportListScreenProps) {
  const { list, isLoading, error, retry } = useList();
  const { outbox } = useOutbox();
  return (
    <FullScreen title={title} onClose={onClose}>
      <ImportSteps
        {...{ outbox, isLoading, retry, keep, onClose }}
        memory={`${keep}/kolom`}
        source={listSource(list)}
        missing={error && { error, retry }}
        isUnsure={false}
        place={0}
      />
    </FullScreen>
  );
}
