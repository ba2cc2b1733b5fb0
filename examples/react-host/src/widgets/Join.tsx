import { DoctorRegister } from '@tele/doctor-register';
import { useSay } from '../log/context.ts';
import { service } from '../service.ts';
import { useHostProps } from '../settings/use-host-props.ts';

const name = 'DoctorRegister';

export const Join = () => {
  const say = useSay(name);
  return (
    <DoctorRegister
      humanCheck={service.humanCheck}
      contactEmail="practice@jacaranda-lane.example"
      {...useHostProps(name, 'join')}
      onSubmitted={(event) => say('onSubmitted', event)}
      onSignIn={(event) => say('onSignIn', event)}
    />
  );
};
