import { ADMIN_PASSWORD_MAX, ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import { useDispatch } from 'react-redux';
import { adminToken } from '../../../api/admin-token.ts';
import { baseApi } from '../../../api/base-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { ChangePasswordForm } from '../../../kit/forms/change-password-form.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { textsNow, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useChangePasswordMutation } from '../../settings/parts/settings-frame/api.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useGetAdminProfileQuery } from '../parts/session/api.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';
import { teamTexts } from '../team-texts.ts';
import { peopleTexts } from '../texts.ts';
import { OwnEmailForm } from './own-email-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityRules } from './security-rules.tsx';
import { SessionList } from './session-list.tsx';

export default function SecuritySettingsPage() {
  const texts = useTexts(peopleTexts).security;
  const team = useTexts(teamTexts);
  const secondFactor = useTexts(secondFactorTexts);
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={useDashboardHead('securitySettings')}>
      <Loaded query={query} failed={texts.failed}>
        {(profile) => (
          <div className="stack items-start gap-4 lg:grid-cols-2">
            <div className="grid gap-4">
              <Card title={texts.password}>
                <ChangeAdminPassword username={profile.username} />
              </Card>
              <Card title={team.ownEmail.title}>
                <OwnEmailForm email={profile.email ?? ''} />
              </Card>
            </div>
            <div className="grid gap-4">
              <Card title={secondFactor.title}>
                <SecondFactor />
              </Card>
              <Card title={texts.sessions}>
                <SessionList />
              </Card>
              {profile.role === 'owner' && (
                <Card title={team.rules.title}>
                  <SecurityRules secondFactor={profile.secondFactor} />
                </Card>
              )}
              <Card title={texts.activity}>
                <p>{texts.activityNote}</p>
                <ButtonLink
                  variant="secondary"
                  to={dashboardPaths.activity.to()}
                  className="justify-self-start"
                >
                  {texts.showActivity}
                </ButtonLink>
              </Card>
            </div>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

function checkRepeated({ newPassword, repeated }: { newPassword: string; repeated: string }) {
  if (newPassword !== repeated) {
    throw invalid([{ path: 'repeated', message: textsNow(peopleTexts).security.notTheSame }]);
  }
}

/** Changes the password, which ends all other sessions of this admin. */
function ChangeAdminPassword({ username }: { username: string }) {
  const texts = useTexts(peopleTexts).security;
  const dispatch = useDispatch();
  const [changePassword] = useChangePasswordMutation();
  return (
    <ChangePasswordForm
      username={username}
      maxLength={ADMIN_PASSWORD_MAX}
      check={checkRepeated}
      change={async (passwords) => {
        const session = await changePassword(passwords).unwrap();
        adminToken.save(session.token, { idleSeconds: session.idleSeconds });
        // Refetch with the new token: the old one is invalid now.
        dispatch(baseApi.util.invalidateTags(['AdminProfile', 'AdminSession']));
      }}
    >
      {(field) => (
        <>
          <PasswordField
            label={texts.newPassword}
            {...field('newPassword')}
            autoComplete="new-password"
            minLength={ADMIN_PASSWORD_MIN}
            maxLength={ADMIN_PASSWORD_MAX}
            title={texts.rule}
            hint={texts.rule}
          />
          <PasswordField
            label={texts.repeated}
            {...field('repeated')}
            autoComplete="new-password"
            maxLength={ADMIN_PASSWORD_MAX}
          />
        </>
      )}
    </ChangePasswordForm>
  );
}
