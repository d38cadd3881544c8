// Clears the layer of panes and marks those pixels whose pane nothing opaque hides.
layout(location = 0) out vec4 oGlass;
uniform float uMark;

void main() {
  gl_FragDepth = paneAt(ivec2(gl_FragCoord.xy)) ? uMark : 0.0;
  oGlass = vec4(0.0);
}
