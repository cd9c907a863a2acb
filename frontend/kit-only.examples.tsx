// What kit-only.grit refuses. The linter reports a suppression that suppresses nothing, so each rule is tested here.
declare const Spinner: () => null;
declare const Failure: (props: { children: string }) => null;
declare const code: string;
declare const isShown: boolean;

// biome-ignore lint/plugin: an example
export const options = { refetchOnFocus: true };

export const Refused = () => (
  <form>
    {/* biome-ignore lint/plugin: an example */}
    <Spinner />
    {/* biome-ignore lint/plugin: an example */}
    <Failure>Failed</Failure>
    {/* biome-ignore lint/plugin: an example */}
    <input type="checkbox" />
    {/* biome-ignore lint/plugin: an example */}
    <input name="picture" type="file" />
    {/* biome-ignore lint/plugin: an example */}
    <input type={isShown ? 'text' : 'password'} />
    {/* biome-ignore lint/plugin: an example */}
    <select name="genre" className="border-control px-2" />
    {/* biome-ignore lint/plugin: an example */}
    <select>Genre</select>
    {/* biome-ignore lint/plugin: an example */}
    <button type="button" aria-disabled={isShown}>
      Send
    </button>
    {/* biome-ignore lint/plugin: an example */}
    {code === 'changed-meanwhile' && <p />}
  </form>
);

export const Accepted = () => (
  <form>
    <input type="text" />
    <select name="genre" className="w-full control" />
    <select className={`${code} control`}>Genre</select>
  </form>
);
