import { LogoutQuestion } from '@/features/auth/logout';
import { KeepReady } from '@/features/prepare-offline';
import { KeepSending } from '@/features/send-outbox';

/** What stands by, unseen, while somebody is logged in. */
export function UserParts() {
  return (
    <>
      <KeepSending />
      <KeepReady />
      <LogoutQuestion />
    </>
  );
}
