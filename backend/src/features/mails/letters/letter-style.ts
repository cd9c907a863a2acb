/** What inline styles cannot express: the dark scheme, with the shop's own dark colours. */
export const letterStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#17140f!important}
.card{background:#211d17!important;border-color:#3a342b!important;border-top-color:#f5b82e!important}
.ink{color:#f3ece0!important}
.muted{color:#b0a698!important}
.line{border-color:#3a342b!important}
.link{color:#f0c05a!important}
}`;
