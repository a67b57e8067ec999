import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { asUser, quietly } from '@/shared/api';
import { CETAKAN, type CetakanVariables } from '../api/cetakan';

/**
 * The report that is chosen, as it is stored now. It is asked once the address is on screen: the router's change of it is
 * left for urgent renders, which would ask the question before again, and this one, and so on.
 */
export function useCetakan(variables: CetakanVariables) {
  const question = JSON.stringify(variables);
  const [asked, setAsked] = useState(question);
  useEffect(() => setAsked(question), [question]);
  const { data, error, refetch } = useQuery(CETAKAN, {
    ...{ variables: JSON.parse(asked) as CetakanVariables, context: asUser },
    fetchPolicy: 'no-cache',
  });
  const isAnswered = asked === question;
  return {
    cetakan: isAnswered ? data?.cetakan : undefined,
    error: isAnswered ? error : undefined,
    retry: quietly(refetch),
  };
}
