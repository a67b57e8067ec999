import { LogoutQuestion } from '@/features/auth';
import { KeepReady } from '@/features/prepare-offline';
import { useSending } from '@/features/send-outbox';
import { useKeptPlace } from '../model/use-kept-place';

/** What stands by, unseen, while somebody is logged in. */
export function UserParts() {
  useKeptPlace();
  useSending();
  return (
    <>
      <KeepReady />
      <LogoutQuestion />
    </>
  );
}
