import { accessToken, currentUser } from '@/entities/session';
import { draftOwners } from '@/shared/lib/draft-owners';

/**
 * Removes the drafts of users who have logged out, also those of other tabs and of earlier versions. A user whose
 * session has only expired finds his drafts after the next login; nobody else sees them until then.
 */
export async function tidyDrafts(): Promise<void> {
  const user = currentUser();
  // The server is still being asked whose token it is.
  if (!user && accessToken.read()) return;
  if (user) draftOwners.add(user.id);
  try {
    const { drafts } = await import('@/shared/lib/device');
    await drafts.sweep();
  } catch {
    // Without signal the code may be missing: the next start does it.
  }
}
