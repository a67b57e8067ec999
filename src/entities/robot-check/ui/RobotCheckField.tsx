import { Fieldset } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useField } from 'react-final-form';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { RobotCheck } from '../model/use-robot-check';
import { useRobotTask } from '../model/use-robot-task';
import css from './robot-check.module.css';

const AltchaCheck = lazyPart(async () => (await import('./AltchaCheck')).AltchaCheck);
const RecaptchaCheck = lazyPart(async () => (await import('./RecaptchaCheck')).RecaptchaCheck);

/** Browsers do the arithmetic of the check only where nobody can listen in. */
const canSolve = () => window.isSecureContext;
const HTTPS_ONLY = 'Pemeriksaan robot hanya berjalan di alamat yang diawali https.';

/** Asks whoever fills in the form around it to show that no robot does. */
export function RobotCheckField({ check }: { check: RobotCheck }) {
  return <Round key={check.round} check={check} />;
}

function Round({ check: { token, working, solved, notNeeded, stopped, renew } }: { check: RobotCheck }) {
  const { meta } = useField('recaptcha', { subscription: { submitError: true } });
  const id = useId();
  const { task, isMissing, miss } = useRobotTask(renew);
  const isOff = task?.jenis === 'off';
  const isForPerson = isMissing || task?.jenis === 'recaptcha' || (task?.jenis === 'altcha' && !canSolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the server has answered
  useEffect(() => {
    if (isOff) notNeeded();
    if (isForPerson) stopped();
  }, [isOff, isForPerson]);

  if (isOff) return null;
  const complaint: string | undefined = token ? undefined : meta.submitError;
  return (
    <Fieldset.Root invalid={Boolean(complaint)} aria-invalid={Boolean(complaint)} aria-describedby={id} tabIndex={-1}>
      <Fieldset.Legend srOnly>Pemeriksaan robot</Fieldset.Legend>
      {isMissing ? (
        <Notice
          action={
            <Button look="tenang" onClick={renew}>
              Coba lagi
            </Button>
          }
        >
          Pemeriksaan robot belum dapat dimuat.
        </Notice>
      ) : (
        <div className={css['tempat']}>
          {task?.jenis === 'altcha' && !canSolve() && <p>{HTTPS_ONLY}</p>}
          {task?.jenis === 'altcha' && canSolve() && (
            <AltchaCheck task={task} onWorking={working} onSolved={solved} onStopped={stopped} onMissing={miss} />
          )}
          {task?.jenis === 'recaptcha' && (
            <RecaptchaCheck
              siteKey={task.site_key}
              onSolved={solved}
              onExpired={renew}
              onFailed={miss}
              onMissing={miss}
            />
          )}
        </div>
      )}
      <Fieldset.ErrorText id={id} aria-live="off">
        <TriangleAlert aria-hidden size={16} />
        {complaint}
      </Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
