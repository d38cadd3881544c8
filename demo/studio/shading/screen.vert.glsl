in vec3 position;
// Depth of the whole square: the part that it shades.
uniform float uDepth;
out vec2 vScreen;

void main() {
  vScreen = position.xy;
  gl_Position = vec4(position.xy, uDepth, 1.0);
}
