// Each pixel's class, by which the shading programs are given their pixels.
uniform sampler2D uA0, uA1, uA2;
uniform float uBorder;
out vec4 outColour;
void main() {
  ivec2 up = ivec2(gl_FragCoord.xy) + ivec2(0, int(uBorder));
  outColour = vec4(float(classOfPixel(texelFetch(uA0, up, 0), texelFetch(uA1, up, 0), texelFetch(uA2, up, 0))) / 255., 0., 0., 1.);
}
