import { Alert } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Way, type WayOn } from './Button';
import { Chakra } from './chakra';

const icons = { warning: TriangleAlert, error: TriangleAlert, success: CircleCheck } as const;

interface NoticeProps {
  ref?: Ref<HTMLDivElement>;
  status?: keyof typeof icons;
  /** Whether it interrupts whoever listens to the screen. */
  role?: 'status' | 'alert';
  className?: string | undefined;
  /** The one thing that may be done about it; */
  wayOn?: WayOn;
  /** or what is more than a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** Says something in the place that it is about; what needs no place is a toast. */
export function Notice({ status = 'warning', role = 'status', wayOn, action, children, ...rest }: NoticeProps) {
  const Icon = icons[status];
  return (
    <Chakra>
      <Alert.Root status={status} role={role} {...rest}>
        <Alert.Indicator>
          <Icon aria-hidden size={20} />
        </Alert.Indicator>
        <Alert.Content>
          <Alert.Title>{children}</Alert.Title>
          {wayOn ? <Way on={wayOn} look="tenang" /> : action}
        </Alert.Content>
      </Alert.Root>
    </Chakra>
  );
}
