import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { User } from '#contract/resources/akun.ts';
import { loginRules } from '#contract/resources/auth.ts';
import { RobotCheckField, useRobotCheck } from '@/entities/robot-check';
import { currentUser } from '@/entities/session';
import { PasswordField, RuledForm, SubmitButton, stillBroken, TextField } from '@/shared/form';
import { deafUntilRest, unsavedTyping } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { useFocusBack } from '@/shared/ui/sheet';
import { useMessageLayer } from '@/shared/ui/toaster';
import type { LoginInput } from '../api/session';
import { useLoginAgain } from '../model/use-login-again';
import css from './login-again.module.css';

interface LoginAgainProps {
  /** The user of the ended session. */
  user: User;
  /** To the login of any account; what was typed stays on this device. */
  onLeave: () => void;
}

/** Shows the login above the screen when a session ends in the middle of typing. */
export function LoginAgain({ user, onLeave }: LoginAgainProps) {
  const content = useMessageLayer();
  /** Typing resumes for the same user alone. */
  const goOn = () => (currentUser()?.id === user.id ? unsavedTyping.resume() : null);
  const focus = useFocusBack(content, goOn, () => content.current);
  const check = useRobotCheck();
  const login = useLoginAgain(user.id);
  useEffect(deafUntilRest, []);

  const save = async (typed: LoginInput) => {
    const input = { ...typed, recaptcha: await check.proof() };
    const unproved = stillBroken(loginRules, input);
    if (unproved) return unproved;
    const outcome = await login(input);
    // A request without an answer has most likely never arrived: the check is still good.
    if (outcome.error && !('code' in outcome.error && outcome.error.code === 0)) check.renew();
    return outcome;
  };

  return (
    <Chakra>
      <Dialog.Root
        open
        lazyMount
        role="alertdialog"
        {...focus}
        closeOnEscape={false}
        closeOnInteractOutside={false}
        onFocusOutside={(event) => event.preventDefault()}
      >
        <Portal>
          <Dialog.Backdrop className={css['tirai']} />
          <Dialog.Positioner className={css['tirai']}>
            <Dialog.Content ref={content}>
              <div data-lembar>
                <Dialog.Header data-bilah>
                  <Dialog.Title>Masuk lagi</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <Dialog.Description className={css['kalimat']}>
                    Sesi Anda sudah berakhir, silahkan masuk kembali. Isian di layar ini tidak hilang, dan yang menunggu
                    dikirim setelah Anda masuk.
                  </Dialog.Description>
                  <RuledForm<LoginInput>
                    rules={loginRules}
                    initialValues={{ username: user.username, password: '' }}
                    fixed={{ recaptcha: check.token }}
                    save={save}
                    onSaved={() => undefined}
                    isLeftFreely
                  >
                    <TextField name="username" label="Username" autoComplete="username" readOnly />
                    <PasswordField name="password" label="Password" autoComplete="current-password" />
                    <RobotCheckField check={check} />
                    <SubmitButton>Masuk</SubmitButton>
                  </RuledForm>
                  <div className={css['lain']}>
                    <Button look="tenang" onClick={onLeave}>
                      Masuk dengan akun lain
                    </Button>
                    <small>Isian Anda tetap di perangkat ini dan muncul lagi saat Anda masuk.</small>
                  </div>
                </Dialog.Body>
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
