import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAdminTokenStored } from '../../../api/use-admin-token.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useSeeLinkQuery } from '../parts/team/api.ts';
import { OutsidePage } from '../parts/team/outside-page.tsx';
import { teamTexts } from '../team-texts.ts';
import { AcceptForm } from './accept-form.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Takes the links of mails: invitations, new passwords and addresses. The code is in the fragment. */
export default function AdminLinkPage() {
  const texts = useTexts(teamTexts).open;
  const head = useDashboardHead('adminLink');
  const { hash } = useLocation();
  const code = hash.slice(1);
  const [done, setDone] = useState('');
  const signedIn = useAdminTokenStored();
  // After it has been used, the link is not asked about again.
  const query = useSeeLinkQuery(code || '-', { skip: done !== '' });
  return (
    <OutsidePage head={head}>
      {done ? (
        <FormCard title={done}>
          {signedIn && <p className="prose">{texts.signedIn}</p>}
          <ButtonLink to={dashboardPaths.adminLogin.to()}>{texts.toSignIn}</ButtonLink>
        </FormCard>
      ) : (
        <Loaded query={query} failed={texts.failed} missing={<DeadLink />}>
          {(link) => {
            const given = { code, link, onDone: setDone };
            if (link.purpose === 'invitation') return <AcceptForm {...given} />;
            if (link.purpose === 'password') return <NewPasswordForm {...given} />;
            return <ConfirmEmailForm {...given} />;
          }}
        </Loaded>
      )}
    </OutsidePage>
  );
}

/** Only who has an account can ask for another link. */
function DeadLink() {
  const texts = useTexts(teamTexts).open;
  return (
    <FormCard title={texts.dead}>
      <p className="prose">{texts.deadText}</p>
      <ButtonLink to={dashboardPaths.adminLogin.to()}>{texts.toSignIn}</ButtonLink>
      <Link to={dashboardPaths.forgottenPassword.to()} className="link justify-self-center py-2">
        {texts.askAgain}
      </Link>
    </FormCard>
  );
}
