// Shows the OpenAPI document with Swagger UI, in the colour scheme that the visitor prefers.
/* global SwaggerUIBundle */

const scheme = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', scheme.matches);
scheme.addEventListener('change', followScheme);
followScheme();

const ownParts = ({ React: { createElement } }) => {
  const hidden = (text) => createElement('span', { className: 'hidden-name' }, text);
  // Swagger UI leaves its selects and some buttons without an accessible name.
  const labelled = (Field) => (props) =>
    createElement('label', null, hidden(props.description), createElement(Field, props));
  return {
    wrapComponents: {
      // The page has a heading of its own, and the only server is this one.
      InfoContainer: () => () => null,
      ServersContainer: () => () => null,
      // A link inside the button that opens an operation cannot be reached by keyboard.
      DeepLink:
        () =>
        ({ text }) =>
          createElement('span', null, text),
      JsonSchema_string: labelled,
      JsonSchema_boolean: labelled,
      // Their accessible names are other words than the visible ones.
      Button:
        (Button) =>
        ({ 'aria-label': _name, ...props }) =>
          createElement(Button, props),
      CloseIcon: (Icon) => (props) =>
        createElement('span', null, createElement(Icon, props), hidden('Close')),
      JSONSchema202012Accordion: (Accordion) => (props) =>
        createElement(Accordion, props, props.children, hidden('details')),
    },
  };
};

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  // From 150 rows on it renders only those in sight, which a browser's own search does not find.
  docExpansion: 'none',
  // Its colours are hard to read on one scheme or the other.
  syntaxHighlight: false,
  // Otherwise it offers the document to a validator on another host.
  validatorUrl: null,
  plugins: [ownParts],
});
